import { setGlobalProxyFromEnv } from 'node:http';

/**
 * Loaded first, for Sanity's client reads the variables as it is loaded: sends all requests through the
 * proxy of the environment, as that client does by itself. Those to this machine go to it: a proxy
 * elsewhere cannot reach the lake, and must not read its tokens.
 */

const { env } = process;
const given = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'].filter(
  (name) => env[name],
);

if (given.length > 0) {
  // As Git and curl take an address without a scheme.
  for (const name of given) env[name] = env[name]?.replace(/^(?!.*:\/\/)/, 'http://');
  const direct = env.no_proxy || env.NO_PROXY;
  const here = ['localhost', '127.0.0.1', '[::1]'];
  env.no_proxy = direct === '*' ? direct : [direct, ...here].filter(Boolean).join(',');
  env.NO_PROXY = env.no_proxy;
  // For the processes that this one starts.
  env.NODE_USE_ENV_PROXY = '1';
  setGlobalProxyFromEnv(env);
}
