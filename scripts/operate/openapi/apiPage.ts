import { escapeMarkup } from "#scripts/local/common/html.ts";
import type { OpenApi, OpenApiOperation } from "./openApiShapes.ts";

const asText = (value: unknown): string => escapeMarkup(JSON.stringify(value, null, 2));

function schemaIn(part: unknown): unknown {
  const { content } = (part ?? {}) as { content?: Record<string, { schema?: unknown }> };
  return content?.["application/json"]?.schema;
}

const folded = (title: string, schema: unknown): string =>
  schema === undefined ? "" : `<details><summary>${title}</summary><pre>${asText(schema)}</pre></details>`;

function rowOf(path: string, method: string, operation: OpenApiOperation): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  const success = (responses as Record<string, unknown>)["200"];
  const cells = [
    `<td><code>${method.toUpperCase()} ${escapeMarkup(path)}</code><br><small>${escapeMarkup(operationId)}</small></td>`,
    `<td><strong>${escapeMarkup(summary)}</strong><br>${escapeMarkup(description)}</td>`,
    `<td>${folded("Request", schemaIn(requestBody))}${folded("Answer", schemaIn(success))}</td>`,
    `<td>${Object.keys(responses as object).join(" ")}</td>`,
  ];
  return `<tr id="${escapeMarkup(operationId)}">${cells.join("")}</tr>`;
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid; padding: .5rem; text-align: left; vertical-align: top }
pre { max-height: 30rem; max-width: 40rem; overflow: auto }
summary { cursor: pointer }
@media (max-width: 45rem) {
  thead { display: none }
  table, tbody, tr, td { display: block }
  td { border: 0; padding: .25rem 0 }
  tr { border-bottom: 1px solid; padding: .75rem 0 }
}`;

/** Without external files: it opens from the disk. */
export function apiPage(document: OpenApi): string {
  const rows = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => rowOf(path, method, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Beforehand: the API</title>
<style>${style}</style>
</head>
<body>
<h1>Beforehand: the API</h1>
<p>${rows.length} calls under <code>/api</code>, generated from <code>shared/contract</code>. Every answer that is no
success is <code>{ Message, Code, RequestId }</code>.</p>
<table>
<thead><tr><th>Call</th><th>What it does</th><th>Request and answer</th><th>Statuses</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</body>
</html>
`;
}
