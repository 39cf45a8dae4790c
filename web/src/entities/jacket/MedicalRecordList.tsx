import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { splitWords } from "#shared/format/words.ts";
import { conditions, dnrPaperwork, type Medical, type MedicalFlag } from "#shared/model/medical.ts";

function detailOf(flag: MedicalFlag, { OtherText }: Medical): string | undefined {
  if (flag === "DNR") return dnrPaperwork;
  return flag === "Other" ? OtherText : undefined;
}

/** DNR first. */
export function MedicalRecordList({ medical }: { readonly medical: Medical }) {
  const flags = conditions(medical);
  if (flags.length === 0) return <Typography>No Recorded Conditions</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, display: "grid", gap: 1 }}>
      {flags.map((flag) => (
        <Box component="li" key={flag} sx={flag === "DNR" ? { color: "error.main" } : {}}>
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {splitWords(flag)}
          </Typography>
          {detailOf(flag, medical) && (
            <Typography sx={{ color: "text.primary", whiteSpace: "pre-line" }}>{detailOf(flag, medical)}</Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
