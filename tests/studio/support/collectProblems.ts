import type { Page } from '@playwright/test';

/** External requests of the Studio, which works without them. */
const OFFLINE = [
  'https://core.sanity-cdn.com/bridge.js',
  'https://design-system-static.sanity.io/',
  'https://studio-static.sanity.io/',
  'https://sanity-cdn.com/v1/modules/',
  'https://api.sanity.io/vX/intake/feedback',
];

/** Errors that the console logs about these, and about a socket that was closed by a reload. */
const EXPECTED_ERROR =
  /^Failed to fetch version for package|^WebSocket is already in CLOSING or CLOSED state/;

const isOffline = (url: string) => OFFLINE.some((start) => url.startsWith(start));

/** Collects errors of a page, and external requests, which are blocked. */
export function collectProblems(page: Page, problems: string[] = []): string[] {
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const leaves = protocol.startsWith('http') && !/(?:^|\.)localhost$/.test(hostname);
    if (leaves && !isOffline(request.url())) problems.push(`The Studio asked ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const expected = isOffline(message.location().url) || EXPECTED_ERROR.test(message.text());
    if (!expected) problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}
