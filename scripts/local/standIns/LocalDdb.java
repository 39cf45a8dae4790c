import com.amazonaws.services.dynamodbv2.local.main.ServerRunner;
import com.amazonaws.services.dynamodbv2.local.server.DynamoDBProxyServer;
import com.amazonaws.services.dynamodbv2.local.shared.access.sqlite.TableSchemaInfo;
import com.amazonaws.services.dynamodbv2.local.shared.mapper.DynamoDBObjectMapper;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * Starts DynamoDB Local on the loopback address only (its own main listens on every interface, without an
 * option), and ends with standard input, so that it never outlives its parent process.
 */
public class LocalDdb {
  private static final String SQLITE = "com.amazonaws.services.dynamodbv2.local.shared.access.sqlite.";

  public static void main(String[] arguments) throws Exception {
    SimpleModule schemaCache = schemaCache();
    for (String owner : new String[] {"SQLiteDBAccess", "SQLiteDBAccessJob"}) {
      var mapper = (ObjectMapper) privateField(Class.forName(SQLITE + owner), "MAPPER").get(null);
      mapper.registerModule(schemaCache);
    }
    DynamoDBProxyServer proxy = ServerRunner.createServerFromCommandLineArgs(arguments);
    var server = (Server) privateField(DynamoDBProxyServer.class, "server").get(proxy);
    for (Connector connector : server.getConnectors()) {
      ((ServerConnector) connector).setHost("127.0.0.1");
    }
    proxy.start();
    System.out.println("listening");
    while (System.in.read() >= 0) {
      // Nothing is ever sent; the read waits for the end.
    }
    Runtime.getRuntime().halt(0);
  }

  private static Field privateField(Class<?> owner, String name) throws Exception {
    Field field = owner.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  /**
   * Keeps the parsed descriptions of tables: each request reads its table's up to six times, and parsing them
   * anew was 40 % of the library's own work. One without a lapse is about to get it, and tables of one make read
   * one description: each gets its own. One that is stored may be a kept one, changed: then all are forgotten.
   */
  private static SimpleModule schemaCache() {
    ObjectMapper plain = new DynamoDBObjectMapper();
    Map<ByteBuffer, TableSchemaInfo> schemas = new ConcurrentHashMap<>();
    return new SimpleModule("schemaCache")
        .addDeserializer(TableSchemaInfo.class, new JsonDeserializer<>() {
          @Override
          public TableSchemaInfo deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            byte[] stored = (byte[]) parser.getTokenLocation().getSourceRef();
            TableSchemaInfo kept = schemas.get(ByteBuffer.wrap(stored));
            if (kept != null) return kept;
            TableSchemaInfo schema = plain.readValue(stored, TableSchemaInfo.class);
            if (schema.getTimeToLiveAttributeName() != null) schemas.put(ByteBuffer.wrap(stored), schema);
            return schema;
          }
        })
        .addSerializer(TableSchemaInfo.class, new JsonSerializer<>() {
          @Override
          public void serialize(TableSchemaInfo schema, JsonGenerator out, SerializerProvider all) throws IOException {
            schemas.clear();
            plain.writeValue(out, schema);
          }
        });
  }
}
