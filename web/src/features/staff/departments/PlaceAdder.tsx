import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { ResponseOf } from "#shared/contract/call.ts";
import { findLocations } from "#shared/contract/locations.ts";
import { city, state } from "#shared/fields/address.ts";
import { send } from "#web/api/send.ts";
import { SimilarCities } from "#web/entities/household/SimilarCities.tsx";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { stateOptions } from "#web/ui/forms/stateOptions.ts";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import type { WishedPlace } from "./departmentForm.ts";
import { placeText } from "./departmentText.ts";

type Similar = NonNullable<ResponseOf<typeof findLocations>["Similar"]>;

interface Unlisted {
  readonly place: WishedPlace;
  readonly typed: string;
  readonly similar: Similar;
}

const incomplete = "Type a city and choose its state";

const fields = {
  display: "grid",
  gap: 1.5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 3fr) minmax(0, 2fr)" },
} as const;

export function PlaceAdder({ onAdd }: { readonly onAdd: (place: WishedPlace) => void }) {
  const id = useId();
  const { getValues, setValue, setError, setFocus } = useFormContext();
  const [stateCode, setStateCode] = useState("MI");
  const [unlisted, setUnlisted] = useState<Unlisted>();
  const [pending, setPending] = useState(false);
  const take = (place: WishedPlace, typed: string) => {
    setUnlisted(undefined);
    // The next city may be typed already.
    if (getValues("Typed") === typed) setValue("Typed", "", { shouldValidate: true });
    onAdd(place);
    setFocus("Typed");
  };
  const lookUp = async (place: WishedPlace, typed: string) => {
    const { Place, Coverage, Similar = [] } = await send(findLocations, place);
    const State = state.safeParse(Place?.state).data ?? place.State;
    const meant = { City: Place?.city ?? place.City, State };
    if (Coverage?.Covered) return take(meant, typed);
    setUnlisted({ place: meant, typed, similar: Similar });
    announce(`${placeText(meant)} does not take part yet.`);
  };
  const add = async () => {
    if (pending) return;
    const typed: string = getValues("Typed");
    const [City, State] = [city.safeParse(typed).data, state.safeParse(stateCode).data];
    if (!City || !State) {
      setError("Typed", { message: incomplete }, { shouldFocus: true });
      return announce(incomplete, true);
    }
    setPending(true);
    try {
      await lookUp({ City, State }, typed);
    } catch (error) {
      toast("error", sentenceOf(error));
    } finally {
      setPending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Adds the place instead of sending the form.
    event.preventDefault();
    void add();
  };
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Box sx={fields} onKeyDown={onKeyDown}>
        <TextInput name="Typed" label="City" autoComplete="off" maxLength={60} />
        <SelectBox
          id={`${id}-state`}
          label="State"
          autoComplete="off"
          options={stateOptions}
          value={stateCode}
          onChange={({ target }) => setStateCode(target.value)}
        />
      </Box>
      <Box>
        <Button size="small" pending={pending} onClick={() => void add()}>
          Add
        </Button>
      </Box>
      {unlisted && (
        <Notice kind="warning" sx={{ fontWeight: 400 }}>
          <Typography>{placeText(unlisted.place)} does not take part yet.</Typography>
          {unlisted.similar.length > 0 && (
            <Box sx={{ mt: 1 }}>
              <SimilarCities
                cities={unlisted.similar}
                onChoose={({ city }) => take({ City: city, State: unlisted.place.State }, unlisted.typed)}
              />
            </Box>
          )}
          <Typography variant="body2" sx={{ mt: 1 }}>
            As a new place its families are told by mail, and can register and pay.
          </Typography>
          <Button size="small" sx={{ mt: 1 }} onClick={() => take({ ...unlisted.place, New: true }, unlisted.typed)}>
            Add {unlisted.place.City} as a new place
          </Button>
        </Notice>
      )}
    </Box>
  );
}
