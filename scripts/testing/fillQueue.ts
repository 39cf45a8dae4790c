import { applyEnvironment } from "#scripts/local/start/environment.ts";
import { localEnvironment } from "#scripts/operate/target/localEnvironment.ts";

// node scripts/testing/fillQueue.ts CITY COUNT: jackets alone. Their families would take far longer to register.
const [city = "", count = "0"] = process.argv.slice(2);
applyEnvironment(await localEnvironment());
const { aQueueRow, putJackets } = await import("#lambdas/testing/builders/queueRows.ts");
const { newJacketNumber } = await import("#lambdas/records/jackets/jacketNumber.ts");
const rows = Array.from({ length: Number(count) }, (_, minute) => {
  const row = aQueueRow({ city, minute, person: { First: "Person", Last: `Number ${minute + 1}` } });
  return { ...row, number: newJacketNumber(row).number };
});
await putJackets(rows);
