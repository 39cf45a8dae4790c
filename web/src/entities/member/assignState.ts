/** Opens a member's assignment in the member list. */
export const assignState = (id: string) => ({ assign: id });

export function memberToAssign(state: unknown): string | undefined {
  return (state as Partial<ReturnType<typeof assignState>> | null)?.assign;
}
