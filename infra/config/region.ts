/** Everything is in one region: the certificate and the firewall of a distribution have to be in us-east-1. */
export const region = "us-east-1";
