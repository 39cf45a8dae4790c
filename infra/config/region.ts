/** A distribution's certificate and firewall have to be in us-east-1. */
export const region = "us-east-1";
