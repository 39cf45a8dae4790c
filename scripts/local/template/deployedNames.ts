/** The names that the local app is synthesized with; the resolver puts the local addresses in their place. */
export const deployedNames = { site: "beforehand.localhost", payment: "pay.beforehand.localhost" } as const;

/** The settings that the local app is synthesized with. */
export const localContext: Readonly<Record<string, string>> = {
  domain: deployedNames.site,
  paymentDomain: deployedNames.payment,
  certificateArn: "arn:aws:acm:us-east-1:000000000000:certificate/local",
};
