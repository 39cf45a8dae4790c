// In memory only: after a reload nobody is new any more.
let address: string | undefined;

export function noteNewAccount(email: string): void {
  address = email.trim().toLowerCase();
}

export const isNewAccount = (email: string): boolean => email === address;
