import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Member } from "#shared/model/member.ts";
import { WarningIcon } from "#web/ui/icons.tsx";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";
import { noticeWords } from "./noticeWords.tsx";

const box = {
  bgcolor: "soft.warning",
  borderRadius: radius.control,
  p: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2,
  rowGap: 1.5,
} as const;

export function MemberNotice({ member }: { readonly member: Member }) {
  const words = noticeWords(member);
  if (!words) return null;
  return (
    <Box sx={box}>
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <Typography sx={{ display: "flex", gap: 1, fontWeight: fontWeight.strong, color: "warning.main" }}>
          <Box component="span" sx={{ display: "flex", pt: "2px" }}>
            <WarningIcon size={22} />
          </Box>
          {words.title}
        </Typography>
        <Typography variant="body2">{words.text}</Typography>
      </Box>
      {words.action}
    </Box>
  );
}
