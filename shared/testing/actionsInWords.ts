/** Each action once stored in words, with the name stored now. */
export const actionsInWords = [
  ["list NEW entries", "listNewEntries"],
  ["list UPDATED entries", "listUpdatedEntries"],
  ["list USER accounts", "listUsers"],
  ["list MOD accounts", "listModerators"],
  ["list MASTER MOD accounts", "listMasterModerators"],
  ["list ADMIN accounts", "listAdmins"],
  ["list RESTRICTED accounts", "listDeactivated"],
  ["list DELETED accounts", "listDeleted"],
  ["list audit rows", "listAudit"],
  ["create MOD account", "createModerator"],
  ["create MASTER MOD account", "createMasterModerator"],
  ["create ADMIN account", "createAdmin"],
  ["create MASTER ADMIN account", "bootstrapAdmin"],
  ["resend invitation", "resendInvitation"],
] as const;
