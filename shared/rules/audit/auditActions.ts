import type { CallName } from "#shared/contract/index.ts";

export type AuditAction =
  | CallName
  | "bootstrapAdmin"
  | "eraseAccount"
  | "exportAccount"
  | "useOwnPaymentHost"
  | "useBackupPaymentHost";

/** The others read as their names. */
const words: Readonly<Partial<Record<AuditAction, string>>> = {
  listNewEntries: "list NEW entries",
  listUpdatedEntries: "list UPDATED entries",
  listUsers: "list USER accounts",
  listModerators: "list MOD accounts",
  listMasterModerators: "list MASTER MOD accounts",
  listAdmins: "list ADMIN accounts",
  listDeactivated: "list RESTRICTED accounts",
  listDeleted: "list DELETED accounts",
  listAudit: "list audit rows",
  createModerator: "create MOD account",
  createMasterModerator: "create MASTER MOD account",
  createAdmin: "create ADMIN account",
  bootstrapAdmin: "create MASTER ADMIN account",
  listReports: "list reports",
  reportEntry: "report jacket",
  handleReport: "handle report",
  resendInvitation: "resend invitation",
  listRegistry: "list registry",
  openHome: "open home",
  saveArea: "save area",
  deleteArea: "delete area",
  exportRegistry: "export registry",
  login: "sign in",
  pauseRollout: "pause or go on with roll-out",
  useOwnPaymentHost: "use own payment host",
  useBackupPaymentHost: "use backup payment host",
};

export const wordsOfAction = (action: string): string => words[action as AuditAction] ?? action;

export function actionBegins(action: string, text: string): boolean {
  const start = text.trim().toLowerCase();
  return [action, wordsOfAction(action)].some((one) => one.toLowerCase().startsWith(start));
}
