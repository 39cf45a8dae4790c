/** Router state by which the member list opens a member's assignment. */
export const assignState = (id: string) => ({ assign: id });

export function memberToAssign(state: unknown): string | undefined {
  return (state as Partial<ReturnType<typeof assignState>> | null)?.assign;
}
