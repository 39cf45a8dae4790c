export const notProvided = "(not provided)";
