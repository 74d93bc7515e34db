import { setGlobalProxyFromEnv } from 'node:http';

/**
 * Must be imported first, because Sanity's client reads these variables when it is loaded. Sends all
 * requests through the proxy of the environment, as that client does, except those to this machine:
 * a remote proxy cannot reach the lake, and must not see its tokens.
 */

const { env } = process;
const variables = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'].filter(
  (name) => env[name],
);

if (variables.length > 0) {
  // Git and curl accept a proxy address without a scheme.
  for (const name of variables) env[name] = env[name]?.replace(/^(?!.*:\/\/)/, 'http://');
  const direct = env.no_proxy || env.NO_PROXY;
  const here = ['localhost', '127.0.0.1', '[::1]'];
  env.no_proxy = direct === '*' ? direct : [direct, ...here].filter(Boolean).join(',');
  env.NO_PROXY = env.no_proxy;
  // For child processes.
  env.NODE_USE_ENV_PROXY = '1';
  setGlobalProxyFromEnv(env);
}
