import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

const parts = [
  [
    "What we keep",
    "Your name, email, phone number and addresses, and for each person you register: a photo, body details and medical needs. You decide what you tell us.",
  ],
  [
    "Who reads it",
    "Only the responder departments of the cities where your house holds are. Each time somebody opens a medical record we write down who it was and when.",
  ],
  [
    "What we do not do",
    "We do not sell your data, show advertisements, or give your data to anyone else, unless a court orders it.",
  ],
  [
    "What we cannot promise",
    "This is not an emergency call. In an emergency call 911. Crews use what you told us as well as they can; we cannot promise that they will always have it at hand.",
  ],
  [
    "What you promise",
    "What you enter is true, and you may speak for each person you register. Keep it up to date: crews rely on it.",
  ],
  [
    "Leaving",
    "You can change or remove people and places at any time. Departments are told when a person no longer lives at an address.",
  ],
] as const;

/** Focusable: the keyboard can scroll it. */
export function Terms() {
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label="Terms and privacy"
      sx={{
        maxHeight: 280,
        overflowY: "auto",
        border: 1.5,
        borderColor: "field",
        borderRadius: "10px",
        p: 2,
        display: "grid",
        gap: 1.5,
        fontSize: "1rem",
      }}
    >
      {parts.map(([title, text]) => (
        <div key={title}>
          <Typography variant="h3" sx={{ fontSize: "1rem" }}>
            {title}
          </Typography>
          {text}
        </div>
      ))}
    </Box>
  );
}
