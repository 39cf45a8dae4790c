export interface DemoAccount {
  readonly email: string;
  readonly role: string;
  readonly password: string;
}

/** Told at once: the password is nowhere else, should a later step fail. */
export function tellAccount(account: DemoAccount): DemoAccount {
  const { role, email, password } = account;
  console.log(`  ${role.padEnd(10)} ${email.padEnd(36)} ${password}`);
  return account;
}
