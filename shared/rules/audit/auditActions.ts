import type { CallName } from "#shared/contract/index.ts";

export type AuditAction =
  | CallName
  | "bootstrapAdmin"
  | "endEmergencyCards"
  | "eraseAccount"
  | "exportAccount"
  | "useOwnPaymentHost"
  | "useBackupPaymentHost";

/** "#’s" stands for the person of the row. The others read as their names: "updateMember" as "update member". */
const words: Readonly<Partial<Record<AuditAction, string>>> = {
  bootstrapAdmin: "create #’s account as master admin",
  changeConsent: "change #’s consent",
  confirmEmail: "confirm #’s e-mail address",
  createAdmin: "create #’s account as admin",
  createDepartment: "create a department",
  createMasterModerator: "create #’s account as master moderator",
  createModerator: "create #’s account as moderator",
  deleteArea: "delete a saved area",
  endEmergencyCard: "end #’s emergency card",
  endEmergencyCards: "end a family’s emergency cards",
  exportEntries: "export jackets",
  exportRegistry: "take away the registry",
  findJackets: "look for a person",
  handleReport: "handle a report",
  listAdmins: "read the admins",
  listAudit: "read the audit",
  listDeactivated: "read the restricted accounts",
  listDeleted: "read the deleted accounts",
  listDepartments: "read the departments",
  listDuplicates: "compare likely duplicates",
  listEmergencyCards: "show a family’s emergency cards for printing",
  listMarks: "read the last marks",
  listMasterModerators: "read the master moderators",
  listModerators: "read the moderators",
  listNewEntries: "read the new jackets",
  listRegistry: "read the registry",
  listReports: "read the reports",
  listUpdatedEntries: "read the updated jackets",
  listUsers: "read the users",
  login: "sign in",
  makeEmergencyCard: "make #’s emergency card",
  markEntries: "mark #’s jacket as transfered",
  markEntry: "mark #’s jacket as transfered",
  openEmergencyCard: "open #’s emergency card",
  openHome: "open a home of the registry",
  openJacket: "open #’s record",
  pauseRollout: "pause a roll-out, or let it go on",
  printEntries: "print jackets",
  readEntry: "read #’s card",
  readMedicalRecord: "open #’s medical record",
  reportEntry: "report #’s jacket",
  resendInvitation: "renew #’s invitation",
  resetSecondFactor: "remove #’s second step",
  restoreAccount: "restore #’s account",
  restrictAccount: "restrict #’s account",
  retireDepartment: "retire a department",
  saveArea: "save an area",
  tellDuplicate: "judge a likely duplicate of #’s record",
  undoMark: "take back the mark of #’s jacket",
  undoMarks: "take back the mark of #’s jacket",
  updateDepartment: "change a department",
};

const namedAs = (text: string, name: string): string =>
  text.replace(/#’s (?=([aeiou])?)/, (_, vowel) => (name ? `${name}’s ` : vowel ? "an " : "a "));

const fromName = (action: string): string => action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/** "open Samuel’s record", without a name "open a record". */
export const wordsOfAction = (action: string, name = ""): string =>
  namedAs(words[action as AuditAction] ?? fromName(action), name);

/** Those with words of their own, each once. */
export const actionWords: readonly string[] = [
  ...new Set(Object.keys(words).map((action) => wordsOfAction(action))),
].sort();

export function actionBegins(action: string, text: string): boolean {
  const start = text.trim().toLowerCase();
  return [action, wordsOfAction(action)].some((one) => one.toLowerCase().startsWith(start));
}
