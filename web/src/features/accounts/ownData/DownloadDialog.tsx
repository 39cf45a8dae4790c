import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { signInAgain } from "#shared/fields/signInAgain.ts";
import { counted } from "#web/ui/display/counted.ts";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { RadioInput } from "#web/ui/forms/RadioInput.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { collectData } from "./collectData.ts";
import { SignInAgain, useSignInAgain } from "./SignInAgain.tsx";
import { dataFormats, saveData } from "./saveData.ts";

const fields = z.object({ Format: z.enum(dataFormats), ...signInAgain });

const formats = [
  { value: "PDF", label: "A document to read and print (PDF)" },
  { value: "JSON", label: "A file for other programs, with all photos (JSON in a ZIP)" },
];

const missingText = (missing: number): string =>
  missing > 0 ? ` ${counted(missing, "photo")} could not be loaded.` : "";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function DownloadDialog({ open, onClose }: Props) {
  const { asksCode, run } = useSignInAgain();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Download your data"
      schema={fields}
      defaultValues={{ Format: "PDF", Password: "", Code: "" }}
      submitLabel="Download"
      onSubmit={async ({ Format, ...credentials }) => {
        const data = await run(() => collectData(credentials, leaving.current.signal));
        if (!data) return;
        const { name, missing } = await saveData(data, Format);
        toast(missing > 0 ? "warning" : "success", `Saved as ${name}.${missingText(missing)}`);
      }}
    >
      <Typography>
        You get everything that we keep of you and your people: all details, your house holds and payments, what
        departments received, and who looked at it. The file has medical details. Save it only where you can keep it
        safe.
      </Typography>
      <RadioInput name="Format" label="What would you like?" options={formats} />
      <SignInAgain asksCode={asksCode} />
    </FormDialog>
  );
}
