import type { RegistryReason } from "#shared/model/registry/home.ts";

interface ReasonDetails {
  readonly Reason: RegistryReason;
  readonly Incident?: string | undefined;
}

export const auditedReason = ({ Reason, Incident }: ReasonDetails) => ({
  reason: Reason,
  ...(Reason === "INCIDENT" && Incident ? { incident: Incident } : {}),
});
