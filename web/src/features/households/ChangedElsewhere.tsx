import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { messages } from "#shared/fields.ts";
import type { Household } from "#shared/model/household.ts";
import { sentenceOf } from "#web/api/ApiError.ts";
import { useHouseholds } from "#web/api/useHouseholds.ts";
import { announce } from "#web/ui/announce.ts";
import { Button } from "#web/ui/Button.tsx";
import { EditNotice } from "./EditNotice.tsx";
import { type HouseholdValues, valuesOf } from "./householdDetails.ts";
import { type News, newsOf } from "./householdEdits.ts";
import { NewsList } from "./NewsList.tsx";

interface Props {
  /** The place that the edit began with. */
  readonly base: Household;
  /** Called with the place as it is now, which the edit goes on with. */
  readonly onBase: (current: Household) => void;
}

/**
 * The place was changed elsewhere meanwhile. On demand the current version is loaded: a field that was not
 * touched here takes it over, the other one keeps what is typed, with the other side's value beside it.
 */
export function ChangedElsewhere({ base, onBase }: Props) {
  const { getValues, setValue } = useFormContext<HouseholdValues>();
  const { refetch } = useHouseholds();
  const [news, setNews] = useState<readonly News[]>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = ({ name, now }: News) => setValue(name, now, { shouldValidate: true });
  const load = async () => {
    setPending(true);
    const { data, error } = await refetch();
    setPending(false);
    setFailure(error ? sentenceOf(error) : undefined);
    const current = data?.pages.flatMap(({ HouseHolds }) => HouseHolds).find(({ ID }) => ID === base.ID);
    // A place that is gone meanwhile is said by the page.
    if (error || !current) return;
    const found = newsOf(valuesOf(base), valuesOf(current), getValues());
    for (const one of found) if (!one.isTyped) take(one);
    setNews(found);
    onBase(current);
    announce("The current version is loaded.");
  };
  if (news) return <NewsList news={news} onTake={take} />;
  return (
    <EditNotice kind="error" title={messages.changedElsewhere}>
      <Typography sx={{ mt: 0.5, mb: 2 }}>{failure ?? "Nothing that you typed here is lost."}</Typography>
      <Button pending={pending} onClick={() => void load()}>
        Load the current version
      </Button>
    </EditNotice>
  );
}
