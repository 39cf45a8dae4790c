import type { ListedAccount } from "#shared/model/account.ts";

/** A moderator of Detroit, changed by `parts`. */
export function anAccount(parts: Partial<ListedAccount> = {}): ListedAccount {
  return {
    ID: "account-0001",
    Tier: "MOD",
    FirstName: "Dana",
    LastName: "Reyes",
    Email: "dana@example.org",
    Cell: "+13135550123",
    LocationP: { City: "Detroit", State: "MI", Zip: "48226", Street: "" },
    CreateDate: "2026-10-01T10:00:00.000Z",
    UpdateDate: "2026-10-02T10:00:00.000Z",
    Members: 0,
    Status: "ACTIVE",
    StatusDate: "2026-10-01T10:00:00.000Z",
    ...parts,
  };
}
