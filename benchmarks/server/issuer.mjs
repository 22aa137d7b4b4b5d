// An OpenID provider with two endpoints whose tokens the measured server accepts: the benchmark measures the server,
// not how people sign in.
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'bench', use: 'sig', alg: 'ES256' };
  const provider = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    response.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [key] }));
  });
  await new Promise((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${provider.address().port}`;
  return {
    environment: { OIDC_ISSUER: issuer, OIDC_AUDIENCE: 'urn:healzy:api' },
    tokenFor: ({ userId, accountId, professionalId, roles }) =>
      new SignJWT({
        userId,
        accountContexts: [{ accountId, professionalId, roles }],
        timezone: 'Europe/Madrid',
        language: 'es',
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience('urn:healzy:api')
        .setIssuedAt()
        .setExpirationTime('12h')
        .sign(privateKey),
    end: () => {
      provider.closeAllConnections();
      provider.close();
    },
  };
}
