import { overAllAccounts } from "#scripts/operate/command/visitAll.ts";

const usage = `npm run op -- registry rebuild <where>

Writes every home anew into its departments' registries, as the families' records say: after a restore, or after a release whose notes ask for it. Families and departments may go on meanwhile. One that breaks off is run again; to run it again is harmless.`;

async function load() {
  const { listHomes } = await import("#lambdas/domain/registry/listHomes.ts");
  return { visit: (id: string) => listHomes(id, { isAnew: true }), done: () => "Wrote the homes" };
}

export const registry = overAllAccounts({ verb: "rebuild", usage, load });
