/**
 * The secret that the api is started with. Loads show it as the gateway does: without it all of them would be one client, and
 * the limits of one client would be measured instead of the api.
 */
export const GATEWAY_SECRET = 'the-secret-of-gateway-and-api-in-benches';

/** What a gateway adds to each of its requests. */
export const gatewayProof = { 'x-orime-gateway': GATEWAY_SECRET } as const;
