import { readFile, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { linesOf, openByLink, savedFrom } from '../play/position';
import { ada, bea, board, test } from '../play/verb';

const work = {
  ...board(ada({ battlefield: ['Island', 'Forest'], hand: ['Opt'] }), bea()),
  play: [{ branch: [{ tap: 'forest' }] }, { tap: 'island' }, { cast: 'opt' }],
};

test('a work is saved as a file and opened again, its branches with it', async ({
  page,
  person,
}) => {
  const { hands } = person;
  await openByLink(page, work);
  await expect(person.onStack('Opt')).toBeVisible();

  const download = page.waitForEvent('download');
  await hands.keyOr('ControlOrMeta+s', () =>
    hands.press(page.getByRole('button', { name: 'Save', exact: true })),
  );
  const text = await readFile(await (await download).path(), 'utf8');

  await hands.press(page.getByRole('button', { name: 'Ruleglass, start page' }));
  const path = test.info().outputPath('file.scenario.json');
  await writeFile(path, text);
  const chooser = page.waitForEvent('filechooser');
  await hands.press(page.getByRole('button', { name: /^Open a scenario file/ }));
  // The list of files that the system shows is not part of the page.
  await (await chooser).setFiles(path);

  await expect(person.onStack('Opt')).toBeVisible();
  expect(linesOf(await savedFrom(page))).toEqual(linesOf(work));
});
