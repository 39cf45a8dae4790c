// In memory only: after a reload nobody is new any more.
let address: string | undefined;

/** Notes the e-mail address of an account that was registered on this page. */
export function noteNewAccount(email: string): void {
  address = email.trim().toLowerCase();
}

/** Whether the account with this e-mail address was registered on this page. */
export const isNewAccount = (email: string): boolean => email === address;
