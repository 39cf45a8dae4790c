import type { Plan } from "#shared/rules/payment/pricing.ts";

export const togetherPath = (plan: Plan): string => `/Members/Pay?plan=${plan}`;
