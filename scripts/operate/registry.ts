import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { visitAll } from "#scripts/operate/command/visitAll.ts";
import { openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";

const usage = `npm run op -- registry rebuild <where>

Writes every home anew into its departments' registries, as the families' records say: after a restore, or after a release whose notes ask for it. Families and departments may go on meanwhile. One that breaks off is run again; to run it again is harmless.

${targetUsage}`;

export const registry: Command<typeof targetOptions> = {
  usage,
  options: targetOptions,
  async run(where, [verb]) {
    if (verb !== "rebuild") throw new Refusal(`Say rebuild.\n\n${usage}`);
    await openTarget(where);
    const { listHomes } = await import("#lambdas/domain/registry/listHomes.ts");
    return visitAll(
      (id) => listHomes(id, { isAnew: true }),
      () => "Wrote the homes",
    );
  },
};
