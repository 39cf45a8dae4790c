import module from "node:module";

// Before any TypeScript (node --import): an older Node prints a sentence, not a syntax error.
const needed = [22, 18];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `This needs Node ${needed.join(".")} or newer; this is ${process.versions.node} (${process.execPath}).\n` +
      "Install a current Node from nodejs.org, run npm ci again and start again.",
  );
  process.exit(1);
}

// V8's output of the last run: a quarter of a second less for each command.
module.enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/beforehand/compiled`);
