import { expect, test } from '@playwright/test';

test('opens with its own title and language, and lets the reader zoom', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Ruleglass/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
});

test('loads nothing foreign, breaks no policy and logs no error', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) {
      foreign.push(request.url());
    }
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test('forbids foreign scripts by a policy in the page', async ({ page }) => {
  await page.goto('./');
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /script-src 'self';/);
});
