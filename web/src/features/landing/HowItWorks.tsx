import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { RespondersPicture } from "#web/entities/department/RespondersPicture.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";

const steps = [
  ["You register", "Create an account and add the places where your family lives."],
  ["You say who lives there", "Add each person: a photo, and what crews must know to help them."],
  ["Your department reads it", "Local responders review the record and keep it in their own dispatch system."],
  ["They arrive prepared", "When you call, the crew already knows who is at home and what they need."],
] as const;

export function HowItWorks() {
  return (
    <Box component="section" id="how-it-works" aria-labelledby="how-it-works-title" sx={{ pt: { xs: 6, md: 8 } }}>
      <Typography id="how-it-works-title" variant="h2" sx={{ fontSize: "1.75rem", mb: 3 }}>
        How it works
      </Typography>
      <Box
        sx={{
          display: "grid",
          gap: { xs: 4, md: 8 },
          gridTemplateColumns: { xs: "1fr", md: "1.05fr 1fr" },
          alignItems: "center",
        }}
      >
        <Box component="ol" sx={{ ...columnList, gap: 2.5 }}>
          {steps.map(([title, text], index) => (
            <Box component="li" key={title} sx={{ display: "flex", gap: 2 }}>
              <Box
                aria-hidden="true"
                sx={{
                  flexShrink: 0,
                  width: 40,
                  height: 40,
                  borderRadius: "50%",
                  display: "grid",
                  placeItems: "center",
                  bgcolor: "soft.primary",
                  fontWeight: 650,
                }}
              >
                {index + 1}
              </Box>
              <div>
                <Typography variant="h3">{title}</Typography>
                <Typography color="textSecondary">{text}</Typography>
              </div>
            </Box>
          ))}
        </Box>
        <Box sx={{ "& svg": { display: "block", width: "100%", height: "auto" } }}>
          <RespondersPicture />
        </Box>
      </Box>
    </Box>
  );
}
