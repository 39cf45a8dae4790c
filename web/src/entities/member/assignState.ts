/** Router state that has the member list open a member's assignment. */
export const assignState = (id: string) => ({ assign: id });

/** The id of the member to assign; undefined when the state asks for none. */
export function memberToAssign(state: unknown): string | undefined {
  return (state as Partial<ReturnType<typeof assignState>> | null)?.assign;
}
