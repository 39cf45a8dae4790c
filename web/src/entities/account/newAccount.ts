interface NewAccount {
  readonly email: string;
  /** Its address is to become a household. */
  readonly wantsHome: boolean;
}

// In memory only: after a reload nobody is new any more.
let account: NewAccount | undefined;

export function noteNewAccount({ email, wantsHome }: NewAccount): void {
  account = { email: email.trim().toLowerCase(), wantsHome };
}

export const isNewAccount = (email: string): boolean => email === account?.email;

export const wantsHome = (email: string): boolean => isNewAccount(email) && account?.wantsHome === true;

/** True once. */
export function takeHomeWish(email: string): boolean {
  const isWanted = wantsHome(email);
  if (account && isWanted) account = { ...account, wantsHome: false };
  return isWanted;
}
