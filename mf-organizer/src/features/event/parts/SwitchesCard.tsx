import { useState } from 'react';
import { describeError } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { useOverview } from 'shared-api/organizer';
import { Alert } from 'shared-ui/Alert';
import { Card } from 'shared-ui/Card';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { Switch } from 'shared-ui/Switch';
import { toast } from 'shared-ui/toast';
import { useActivateWaiting, useSaveSwitch } from '../api/useSwitches';
import { texts } from '../texts';

type Name = Schema<'SwitchName'>;

const NAMES: readonly Name[] = ['catalog_status', 'sending_status', 'attachments_status', 'premoderation_status'];

interface SwitchesCardProps {
  switches: Schema<'OrganizerSettings'>;
}

/** Switches of the deployment: each saves at once and asks before it is turned off (ORG-07). */
export function SwitchesCard({ switches: { settings, fixed } }: SwitchesCardProps) {
  const save = useSaveSwitch();
  const activate = useActivateWaiting();
  const { data: overview } = useOverview();
  const [asked, setAsked] = useState<Name>();
  const [saving, setSaving] = useState<Name>();
  const [failure, setFailure] = useState<string>();
  const [stillWaiting, setStillWaiting] = useState(0);

  const change = async (name: Name, value: boolean) => {
    setFailure(undefined);
    setSaving(name);
    try {
      await save(name, value);
      toast.success(texts.saved);
    } catch (error) {
      setFailure(`${texts.notSaved} ${describeError(error)}`);
      throw error;
    } finally {
      setSaving(undefined);
    }
    const waiting = overview?.attention.find(({ kind }) => kind === 'waiting')?.count ?? 0;
    if (name === 'premoderation_status' && !value) setStillWaiting(waiting);
  };
  const press = (name: Name) => {
    if (saving !== undefined || fixed.includes(name)) return;
    if (settings[name]) setAsked(name);
    else void change(name, true).catch(() => {});
  };
  const active = overview ? overview.companies.Поставщик.active + overview.companies.Заказчик.active : 0;

  return (
    <Card title={texts.switches}>
      {NAMES.map((name) => (
        <Switch
          key={name}
          label={texts.switchNames[name]}
          hint={fixed.includes(name) ? texts.held : texts.switchHints[name]}
          checked={settings[name]}
          aria-disabled={fixed.includes(name) || saving !== undefined || undefined}
          aria-busy={saving === name || undefined}
          onChange={() => press(name)}
        />
      ))}
      {failure && <Alert kind="danger">{failure}</Alert>}
      <ConfirmDialog
        isOpen={asked !== undefined}
        isDanger
        title={asked && texts.switchOffTitle(texts.switchNames[asked])}
        confirmLabel={texts.switchOff}
        cancelLabel={texts.dismiss}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && change(asked, false)}
      >
        {asked && texts.switchOffConsequences[asked](active)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={stillWaiting > 0}
        title={texts.stillWaitingTitle}
        confirmLabel={texts.activate}
        cancelLabel={texts.dismiss}
        onClose={() => setStillWaiting(0)}
        onConfirm={async () => {
          toast.success(texts.activated(await activate(stillWaiting)));
        }}
      >
        {texts.stillWaiting(stillWaiting)}
      </ConfirmDialog>
    </Card>
  );
}
