import { Tabs } from '@orime/ui/data';
import { useCutOutT } from '../cut-out-texts.ts';
import { BackgroundTools } from '../tools/background-tools.tsx';
import { BrushTools } from '../tools/brush-tools.tsx';
import type { Brush } from '../tools/brush-tools.tsx';
import { CropTools } from '../tools/crop-tools.tsx';
import { EdgeTools } from '../tools/edge-tools.tsx';
import type { CutOutSession, SessionState } from '../work/cut-out-session.ts';
import { redo, undo } from '../work/cut-settings.ts';

export const TOOLS = ['edges', 'brush', 'background', 'crop'] as const;
export type Tool = (typeof TOOLS)[number];

export type ToolTabsProps = {
  readonly session: CutOutSession;
  readonly state: SessionState;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly brush: Brush;
  readonly onBrush: (brush: Brush) => void;
};

/** The tools, one kind at a time: they fit a phone, and the picture stays in view. */
export function ToolTabs({ session, state: { settings, scene }, tool, onTool, brush, onBrush }: ToolTabsProps) {
  const t = useCutOutT();
  return (
    <Tabs
      label={t('cut-out.tools')}
      value={tool}
      onChange={onTool}
      tabs={TOOLS.map((value) => ({ value, label: t(`cut-out.tool.${value}`) }))}
    >
      {tool === 'edges' && (
        <EdgeTools
          settings={settings}
          scene={scene}
          onChange={(change) => session.change(change)}
          onLook={() => void session.lookAtScene()}
          onStop={() => session.stopLooking()}
        />
      )}
      {tool === 'brush' && (
        <BrushTools
          brush={brush}
          settings={settings}
          onBrush={onBrush}
          onUndo={() => session.change(undo)}
          onRedo={() => session.change(redo)}
        />
      )}
      {tool === 'background' && (
        <BackgroundTools background={settings.background} onChange={(background) => session.change({ background })} />
      )}
      {tool === 'crop' && <CropTools frame={settings.frame} onChange={(frame) => session.change({ frame })} />}
    </Tabs>
  );
}
