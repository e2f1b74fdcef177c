import { expect, type Page } from '@playwright/test';
import { Table } from './table';

/** Opens a scenario as a file is opened, at its last step. */
export async function withScenario(page: Page, scenario: object): Promise<Table> {
  await page.goto('./');
  await page.getByLabel('Scenario file').setInputFiles({
    name: 'made.scenario.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ scenario: 1, ...scenario })),
  });
  const table = new Table(page);
  await expect(table.question).toBeVisible();
  const redo = page.getByRole('button', { name: /^Redo: / });
  while ((await redo.count()) > 0) await redo.click();
  return table;
}
