export const site: Readonly<Record<string, string>> = {
  'banner_items.published': "Generated<'published' | 'draft'>",
  'policies.locale': "'en' | 'jp'",
  'policies.sections': 'JsonOf<ReadonlyArray<PolicySection>>',
  'settings.value': 'JsonOf<unknown>',
  'size_charts.sizes': 'JsonOf<ReadonlyArray<SizeChartRow>>',
};
