import { Checkbox, FormErrorSummary, Grid, RadioGroup, Segmented, Select, Switch, TextArea, TextField } from '@orime/ui';
import { useState } from 'react';
import { Section } from './section.tsx';

export function FormSection() {
  const [delivery, setDelivery] = useState<'standard' | 'express'>('standard');
  const [unit, setUnit] = useState<'cm' | 'in'>('cm');
  const [isOn, setOn] = useState(true);
  return (
    <Section title="Forms">
      <FormErrorSummary errors={[{ fieldId: 'gallery-email', message: 'Enter an e-mail address' }]} />
      <Grid columns={[1, 2, 2]} gap={5}>
        <TextField id="gallery-email" label="Email" type="email" error="Enter an e-mail address" defaultValue="kasumi@" />
        <TextField label="Password" type="password" hint="At least 12 characters" />
        <TextField label="Phone" optional placeholder="+81 90 0000 0000" />
        <Select label="Country">
          <option>Japan</option>
          <option>Portugal</option>
        </Select>
        <TextArea label="Note for the maker" optional />
        <RadioGroup
          legend="Delivery"
          framed
          value={delivery}
          onChange={setDelivery}
          options={[
            { value: 'standard', label: 'Standard', hint: '3 to 5 days' },
            { value: 'express', label: 'Express', hint: 'Tomorrow' },
          ]}
        />
        <Checkbox label="I accept the terms" error="Please accept the terms to go on" />
        <Checkbox label="Silk" hint="24" defaultChecked />
        <Segmented
          label="Unit"
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'cm', label: 'cm' },
            { value: 'in', label: 'in' },
          ]}
        />
        <Switch label="Notify me" checked={isOn} onChange={setOn} />
      </Grid>
    </Section>
  );
}
