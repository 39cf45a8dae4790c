/** The names that the local app is synthesized with; the resolver puts the local addresses in their place. */
export const deployedNames = { site: "beforehand.localhost", payment: "pay.beforehand.localhost" } as const;
