// In memory only: after a reload nobody is new any more.
let address: string | undefined;

/** Notes the e-mail address of an account registered on this page. */
export function noteNewAccount(email: string): void {
  address = email.trim().toLowerCase();
}

export const isNewAccount = (email: string): boolean => email === address;
