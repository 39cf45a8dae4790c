/** The resolver replaces them with local addresses. */
export const deployedNames = {
  site: "beforehand.localhost",
  payment: "pay.beforehand.localhost",
  backup: "pay-backup.beforehand.localhost",
} as const;

/**
 * No second step: a program that knows only the documented sign-in gets in. Texts cost nothing, messages go at once.
 * Two batches follow a change together: each further worker takes 25 MB of a first start.
 */
export const localContext: Readonly<Record<string, string>> = {
  environment: "local",
  secondFactor: "off",
  textDollars: "999999",
  mailsPerSecond: "1000000",
  textsPerSecond: "1000000",
  followConcurrency: "2",
  domain: deployedNames.site,
  paymentDomain: deployedNames.payment,
  paymentBackupDomain: deployedNames.backup,
  certificateArn: "arn:aws:acm:us-east-1:000000000000:certificate/local",
};
