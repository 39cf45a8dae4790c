import { join, resolve } from "node:path";
import { readReport } from "./permissionReports.ts";
import { permissionTable } from "./permissionTable.ts";

// Prints what the functions of the last run were granted, used and refused.
const file = join(resolve(process.env.DATA_DIR || ".local"), "permissions.json");
const report = await readReport(file);
if (report) console.log(permissionTable(report));
else {
  console.error(`${file} is not there yet: run npm start or npm test first.`);
  process.exitCode = 1;
}
