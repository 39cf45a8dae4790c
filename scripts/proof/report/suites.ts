export interface Suite {
  readonly title: string;
  /** A folder or single tests, from the repository's root. */
  readonly files: readonly string[];
  /** A line broken once, and the failure it caused. */
  readonly broken: readonly string[];
}

export const suites: readonly Suite[] = [
  {
    title: "Who may call",
    files: ["scripts/proof/authorization", "lambdas/calls/authorization.test.ts"],
    broken: [
      "Without the check for restricted accounts in readSession, 264 of 2,436 standings failed.",
      "With requireOwn taking every id, 5 of 34 strangers' calls failed.",
      "In authorization.test.ts every cell is flipped in each run, and each flip must be named.",
    ],
  },
  {
    title: "Request schemas",
    files: ["scripts/proof/schemas", "shared/contract/contract.test.ts"],
    broken: ["With phone numbers stored in a form that their field does not take, 28 of 29,058 checks failed."],
  },
  {
    title: "Hostile bodies",
    files: ["scripts/proof/bodies"],
    broken: ["With malformed JSON thrown as it comes, 577 of 1,475 bodies failed, most of them answered 500."],
  },
  {
    title: "Races",
    files: [
      "scripts/proof/races",
      "lambdas/calls/assignMember.test.ts",
      "lambdas/calls/createMember.test.ts",
      "lambdas/calls/guessing.test.ts",
      "lambdas/calls/payMember.test.ts",
      "lambdas/calls/register.test.ts",
      "lambdas/calls/restoreAccount.test.ts",
      "lambdas/calls/updateMember.test.ts",
      "lambdas/domain/jackets/duplicates/findDuplicates.test.ts",
      "lambdas/domain/jackets/handover/twoModerators.test.ts",
    ],
    broken: [
      "With claims that never clash, 4 of 4 rounds of registrations failed; other races could not begin, since no sign-in found its account.",
      "With versions that are not compared, 4 of 30 kinds failed: edits of a member, an edit beside a mark, a link beside the member's deletion, resent invitations.",
      "With orders, removals, links and a caller's status unguarded as well, 12 of 30 failed: among them both payments with one order, two administrators who restrict each other, a household deleted twice, and an edit that outlives an erasure.",
      "With used reset links, idempotency keys and full counters taken again, and a repeated event thrown, 9 of 30 failed.",
      "With a texted code that stays after its use, 3 of 3 rounds had two to five winners.",
    ],
  },
  {
    title: "Histories",
    files: ["lambdas/domain/jackets/jacketSequences.test.ts", "shared/rules/confirmation/reminders.test.ts"],
    broken: [
      "With a removal that is not told while an update waits, 2 of 7 tests failed; the shortest history is link, mark, edit, unlink.",
      "With a change of a jacket that queues nothing for the registries, 11 of 14 failed.",
    ],
  },
  {
    title: "Areas of a registry",
    files: ["lambdas/domain/registry/registryArea.test.ts", "shared/rules/registry/crossesItself.test.ts"],
    broken: [
      "With the holes of an outline forgotten, its homes differed from those that a count of edges finds.",
      "With edges forgotten once another begins east of their western end, outlines that cross themselves were taken.",
    ],
  },
  {
    title: "Counts for planning",
    files: ["lambdas/domain/registry/shownCounts.test.ts"],
    broken: [
      "With a ZIP's rest of one to ten homes left alone, the difference of a ZIP and its cells was one of them.",
    ],
  },
  {
    title: "Faults on the wire",
    files: ["scripts/proof/faults"],
    broken: [
      "With a household and its count in two transactions, four faults of createHousehold left a count that was one too high.",
      "With a text that failed only logged, four of sendPhoneCode's faults were answered as if it had been sent.",
    ],
  },
  {
    title: "The engine behind the calls",
    files: ["scripts/proof/engine"],
    broken: [
      "With rows that stay after their work, mails that came twice were sent twice, and the stream's standstill never ended.",
      "With work repeated after any number of vanished workers, mails were sent a third time.",
    ],
  },
  {
    title: "Killed processes",
    files: [
      "scripts/proof/kills",
      "lambdas/domain/lifecycle/accountErasure.test.ts",
      "lambdas/workers/checkUse.test.ts",
      "lambdas/workers/eraseRequested.test.ts",
      "lambdas/workers/sendReminder.test.ts",
      "lambdas/events/runCanary.test.ts",
    ],
    broken: ["With a household and its count in two transactions, 3 of 10 kills failed."],
  },
  {
    title: "Hostile uploads",
    files: ["scripts/proof/uploads", "lambdas/domain/family/photos/photos.test.ts"],
    broken: ["With the uploaded bytes kept as they came, 9 of 20 photos held a script, a place or a profile."],
  },
  {
    title: "Stored scripts",
    files: ["scripts/proof/scripts"],
    broken: [
      "With a card's facts drawn as markup, 6 of 45 checks failed: the content policy stopped a script on five lists, and its text was on none.",
    ],
  },
  {
    title: "Canaries",
    files: ["scripts/proof/canaries"],
    broken: ["With request bodies written to the log, 135 of 4,751 checks failed."],
  },
  {
    title: "Load",
    files: [
      "scripts/proof/load",
      "lambdas/calls/deleteHousehold.test.ts",
      "lambdas/calls/deleteMember.test.ts",
      "lambdas/calls/restrictAccount.test.ts",
      "lambdas/calls/signInRows.test.ts",
      "lambdas/domain/common/sweepDays.test.ts",
      "lambdas/workers/checkPayment.test.ts",
      "scripts/local/functions/Instances.test.ts",
      "scripts/operate/commands.test.ts",
    ],
    broken: ["With lists of entries that take 2.5 seconds, 95 % of the answers at the held rate took up to 7,163 ms."],
  },
  {
    title: "Whole people",
    files: [
      "shared/handover/fhir/fhirBundle.test.ts",
      "shared/handover/nena/nenaBlocks.test.ts",
      "shared/handover/ticketscad/ticketsCadCsv.test.ts",
      "shared/handover/wholePerson.test.ts",
      "web/src/features/jackets/print/wholePrint.test.tsx",
    ],
    broken: ["With the last three lines of a card left out, the first of 200 people failed already."],
  },
  {
    title: "Deployments",
    files: [
      "infra/app.proof.ts",
      "infra/settingChanges.test.ts",
      "scripts/build/bundleLambdas.stack.test.ts",
      "scripts/operate/smoke/smoke.stack.proof.ts",
      "scripts/operate/smoke/write/runWriteChecks.stack.proof.ts",
    ],
    broken: ["With a format of numbers made while the logger loads, each of 111 functions was named."],
  },
  {
    title: "Export and import",
    files: ["scripts/proof/restore"],
    broken: ["With one row of 26 left out of the import, 4 of 110 checks failed."],
  },
  {
    title: "Secrets",
    files: ["scripts/proof/secrets"],
    broken: ["A key of each of four kinds is planted in each run, and must be found."],
  },
];
