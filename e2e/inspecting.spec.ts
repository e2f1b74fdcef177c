import { expect, test } from '@playwright/test';
import { openByLink } from './play/position';
import { Table } from './play/table';
import { ada, bea, board } from './play/verb';

test.use({ viewport: { width: 1024, height: 768 } });

test('the section that is asked for comes into sight, and only the inspector scrolls', async ({
  page,
}) => {
  await openByLink(
    page,
    board(ada({ battlefield: ['Serra Angel', 'Glorious Anthem', 'Honor of the Pure'] }), bea()),
  );
  await new Table(page).onBattlefield('Serra Angel').focus();
  await page.keyboard.press('Shift+W');
  const heading = page.getByRole('heading', { name: 'What can be done with it?' });
  await expect(heading).toBeFocused();
  await expect(
    page.getByText('Now', { exact: true }),
    'what stands before it has come',
  ).toBeAttached();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});
