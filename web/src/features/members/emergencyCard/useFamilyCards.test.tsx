import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { listEmergencyCards, makeEmergencyCard } from "#shared/contract/family/emergencyCards.ts";
import type { ListedCard } from "#shared/model/emergencyCard.ts";
import { noAnswer } from "#web/api/ApiError.ts";
import { newQueryClient } from "#web/api/queryClient.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";
import { SessionContext } from "#web/session/SessionContext.ts";
import { type CardHolder, type FamilyCards, useFamilyCards } from "./useFamilyCards.ts";

vi.mock("#web/api/send.ts", () => ({ send: vi.fn() }));

/** As its page shows it: without any card. */
function shownFamily(): FamilyCards {
  const cache = newQueryClient();
  cache.setQueryData(callKey(listEmergencyCards, { UID: "owner" }), { Cards: [] });
  let shown: FamilyCards | undefined;
  function Shown() {
    shown = useFamilyCards();
    return null;
  }
  renderToStaticMarkup(
    <SessionContext value={{ user: { ID: "owner" } } as never}>
      <QueryClientProvider client={cache}>
        <Shown />
      </QueryClientProvider>
    </SessionContext>,
  );
  if (!shown) throw new Error("Nothing was shown");
  return shown;
}

const withoutCard = (ID: string) => ({ member: { ID } }) as CardHolder;

test("a card that was made although its answer was lost is not ended by the next print, only missing ones are made", async () => {
  const cards: ListedCard[] = [];
  const made: string[] = [];
  let isLost = true;
  vi.mocked(send).mockImplementation(async (call, body) => {
    if (call.path === listEmergencyCards.path && call.method === listEmergencyCards.method)
      return { Cards: [...cards] } as never;
    expect(call.path).toBe(makeEmergencyCard.path);
    const { ID } = body as { readonly ID: string };
    made.push(ID);
    cards.push({ MemberID: ID, Token: `token ${made.length}`, Code: "123456", Shows: [], Made: "2026-01-02" });
    if (!isLost) return {} as never;
    isLost = false;
    throw noAnswer();
  });
  const { makeMissing } = shownFamily();
  const wanted = [withoutCard("Ada"), withoutCard("Ben")];
  await expect(makeMissing(wanted)).rejects.toMatchObject({ code: "NO_ANSWER" });
  expect(made).toEqual(["Ada"]);
  // Pressed before the page shows the new list.
  await makeMissing(wanted);
  expect(made).toEqual(["Ada", "Ben"]);
});
