import { Badge } from '@orime/ui';
import { DataTable, FileDrop } from '@orime/ui/data';
import type { Sort, UploadItem } from '@orime/ui/data';
import { useState } from 'react';
import { Section } from './section.tsx';

const orders = [
  { id: 'ord_1', number: '1001', buyer: 'Adaeze Obi', total: 412 },
  { id: 'ord_2', number: '1002', buyer: '伊藤 霞', total: 96 },
  { id: 'ord_3', number: '1003', buyer: 'Rui Teixeira', total: 1280 },
];

const uploads: readonly UploadItem[] = [
  { id: 'a', name: 'front.jpg', status: 'uploading', progress: 0.62 },
  { id: 'b', name: 'back.jpg', status: 'done' },
  { id: 'c', name: 'scan.heic', status: 'failed', message: 'HEIC cannot be read; save it as JPEG.' },
];

export function DataSection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['ord_2']));
  const [sort, setSort] = useState<Sort>({ column: 'number', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = orders.toSorted((a, b) => sign * (sort.column === 'total' ? a.total - b.total : a.number.localeCompare(b.number)));
  return (
    <Section title="Work">
      <DataTable
        caption="Orders"
        rows={rows}
        rowId={(order) => order.id}
        rowName={(order) => order.number}
        selected={selected}
        onSelect={setSelected}
        sort={sort}
        onSort={setSort}
        dense
        columns={[
          { id: 'number', header: 'Number', cell: (order) => order.number, isRowHeader: true, sortable: true },
          { id: 'buyer', header: 'Buyer', cell: (order) => order.buyer },
          { id: 'state', header: 'State', cell: () => <Badge tone="success">Paid</Badge> },
          { id: 'total', header: 'Total', cell: (order) => `$${order.total}`, align: 'end', sortable: true },
        ]}
      />
      <FileDrop
        label="Photos"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        onFiles={() => undefined}
        uploads={uploads}
        onCancel={() => undefined}
      />
    </Section>
  );
}
